"""Commands for operators that have actions or steps of their own; `hireloom.__main__` has the others."""
