"""Leaves out of a module what only people and the type checker need.

What is left does the same: annotations are gone, with them the imports that served
them alone, and private numbers stand where they are used instead of in a table of
names. Modules in native code are left as they are: there annotations mean something.
"""

import ast

_FLAG = "TYPE_CHECKING"
_NATIVE = ("viper", "native")


def slim(source: str) -> str:
    tree = ast.parse(source)
    if any(isinstance(n, ast.Attribute) and n.attr in _NATIVE for n in ast.walk(tree)):
        return source
    tree = _Unannotated().visit(tree)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    tree = _UsedImports(used).visit(tree)
    _inline_numbers(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


class _Unannotated(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return ast.Assign([node.target], node.value)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        return None if _is_flag(node.targets[0]) else node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if _is_flag(node.test) else self.generic_visit(node)


def _is_flag(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == _FLAG


class _UsedImports(ast.NodeTransformer):
    """Drops what nobody uses; `import x as x` is meant for others and stays."""

    def __init__(self, used: set[str]) -> None:
        self._used = used

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        node.names = [
            alias
            for alias in node.names
            if alias.asname == alias.name or (alias.asname or alias.name) in self._used
        ]
        return node if node.names else None


def _inline_numbers(tree: ast.Module) -> None:
    """Tell the compiler which private names never change: it then keeps none."""
    known: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if (
                name.startswith("_")
                and name.isupper()
                and _is_number(node.value, known)
            ):
                known.add(name)
                node.value = ast.Call(ast.Name("const"), [node.value], [])


def _is_number(node: ast.expr, known: set[str]) -> bool:
    """Whether it is worked out of numbers that are known when compiling."""
    if isinstance(node, ast.Constant):
        return type(node.value) is int
    if isinstance(node, ast.Name):
        return node.id in known
    if isinstance(node, ast.UnaryOp):
        return _is_number(node.operand, known)
    if isinstance(node, ast.BinOp):
        return _is_number(node.left, known) and _is_number(node.right, known)
    return False
