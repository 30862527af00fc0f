from hireloom.domain.analyses import Answered
from hireloom.domain.evidence import find
from hireloom.domain.refusals import Unavailable
class LocalAnalyst:
    def __init__(self, lexicon): self.lexicon=lexicon
    def match(self, resume, job): return Answered(find(resume, job, self.lexicon), "local")
    def __getattr__(self, name):
        def f(*a, **k): raise Unavailable("This analysis is not there yet.")
        return f
