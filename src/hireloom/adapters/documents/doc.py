"""DOC."""
import subprocess
from hireloom.adapters.documents.lines import Line, Reading
def read(content: bytes, file: int = -1) -> Reading:
    r = subprocess.run(["antiword","-w","0","-m","UTF-8.txt",f"/dev/fd/{file}"],capture_output=True,pass_fds=[file],timeout=8)
    return Reading([Line(x) for x in r.stdout.decode().splitlines()])
