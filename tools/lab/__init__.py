"""The deck under the microscope: many games watched, a report about every map."""
