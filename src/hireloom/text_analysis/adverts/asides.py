"""Sentences of an advert that ask for nothing: what is expressly not needed, how one is hired, and the terms."""

import re

_NEEDED = r"(?:needed|required|necessary|essential|expected|mandatory|asked for|a must|a requirement)"
_NOT_NEEDED = re.compile(
    rf"\bno (?:[\w/-]+ ){{0,5}}(?:experience|background|knowledge|degree|diploma|qualifications?|licen[cs]e|resum[eé]"
    rf"|cv)"
    rf"(?: (?:in|with|of) [\w /-]{{1,40}}?)?,? (?:is |are )?{_NEEDED}\b"
    r"|^\W*no (?:[\w/-]+ ){0,4}experience\W*$|\b(?:little|minimal|limited) (?:or|to) no (?:[\w/-]+ ){0,4}experience\b"
    rf"|(?:\b(?:is|are) |\b)(?:not|never|isn['’]t|aren['’]t) {_NEEDED}\b|\bno [\w ]{{1,30}}\? no problem\b"
    r"|\b(?:does|do|will) not (?:involve|include|require)\b"
    r"|\b(?:ist|sind) nicht (?:erforderlich|notwendig|nötig)\b",
    re.I,
)
# The same sentence also wishes or asks: 'SQL required, Python not required', 'useful but not essential'.
_WISHES = re.compile(
    r"\b(?:but|although|however|plus|bonus|advantage\w*|asset|prefer\w*|ideal\w*|helpful|helps?|useful|welcome"
    r"|desir\w+"
    r"|nice|good|great|beneficial|must|at least|minimum)\b|(?<!not )(?<!never )(?<!n['’]t )\b(?:required"
    r"|essential)\b",
    re.I,
)
_TERMS = re.compile(
    r"\binformal (?:chat|discussion|conversation|visit|enquir\w+|inquir\w+)\b"
    r"|\binterviews? (?:will|are|to) (?:be )?(?:held|tak\w+)(?! with\b)"
    r"|\b(?:post|role|position|offer|appointment)s? (?:is|are|will be) subject to\b|\brehabilitation of offenders\b"
    r"|\bapplications (?:from [^.]{1,80} |(?:are|will be) (?:\w+ )?)(?:welcome\w*|encouraged|invited|considered"
    r"|accepted)\b"
    r"|\bto be considered for (?:this|the|our|an?) (?:\w+ ){0,2}(?:position|role|job|post|opportunity)\b"
    r"|\b(?:are|is) (?:\w+ )?encouraged to apply\b|\byou(?:['’]ll| will) (?:also )?(?:receive|enjoy)\b"
    r"|\bis (?:committed|dedicated) to (?:\w+ ){0,4}(?:workplace|work place|environment|diversity|hiring|employees)\b"
    r"|\bis (?:the|an?) (?:(?:\w+['’]s|global|national|proud|industry|well-known) )?(?:leading|largest|premier)"
    r" (?:\w+ )?(?:provider|company|supplier|manufacturer|retailer|employer|firm|leader|distributor)\b"
    r"|\bwe look for (?:\w+ ){0,2}(?:candidates|individuals|people)\b"
    r"(?! with\b| who (?:have|can|are)\b)|\benjoy(?:s|ing)? (?:being|a|an|the|our|hourly)\b"
    r"|\bour reputation is\b|\bdecisions are made on\b"
    r"|\bapplications will (?:be reviewed|close)\b|\bcan apply\W*$"
    r"|^(?:please )?apply for (?:this|the|our|an?) (?:\w+ ){0,3}(?:role|job|post|position|vacancy|internship)\b"
    r"|\b(?:include|attach|send|your|resume and)(?: an?| your)? cover letter\b"
    r"|\bwe (?:will )?never (?:work|require|ask)\b|\bno (?:nights|weekends|overtime|mandatory ot|mandatory overtime)\b"
    r"|\brequire?ments listed (?:below|above) are representative\b|\bstress level\b[^.]{0,60}\bis\b"
    r"|^\W*PI\d{6,}|\bhas many other opportunities\b|\bwill be contacting (?:\w+ )?(?:applicants|candidates)\b"
    r"|\bapply in person\b|\b(?:weekly pay|paid weekly|pay is weekly)\b|\bovertime (?:is )?available\b"
    r"|\bforms of id\b"
    r"|\brefer a friend\b|\bfree (?:dbs|uniforms?)\b"
    r"|\b(?:gear|uniforms?|tools|ppe|accommodation) (?:is |are |will be )?provided\b"
    r"|\bchecks? will be (?:carried out|made|done|taken up)\b"
    r"|\b(?:starting|tax[- ]free) salary\b|\bjoining bonus\b|\bimmediate joiners?\b"
    r"|(?<!within )\b\d+ (?:working |paid )?days['’]? (?:of |off\b|plus\b|holiday|(?:annual )?leave)"
    r"|\b(?:share|send|mail|drop|forward|submit)\b[^.]{0,20}\b(?:cv|resum[eé]|application)\b"
    r"|\b(?:send|e?-?mail|forward|submit) (?:\w+ )?(?:cv|resum[eé])s? (?:\w+ ){0,3}(?:to|at)\b[^.]{0,60}@"
    r"|\b(?:are|be|is|become) eligible for\b[^.]{0,60}\b(?:insurance|benefits?|bonus|401|vacation|dental)\b"
    r"|^\W*(?:direct deposit|(?:short|long)[- ]term disability|(?:hospitalization|medical|dental|vision|health|life)"
    r"(?:(?:,| and| &|/)+ ?(?:medical|dental|vision|health|life|disability))*"
    r" (?:coverage|insurance|plan)s?"
    r"|(?:competitive|weekly|excellent|great)"
    r" (?:base )?(?:pay|salary|compensation|pay ?checks?|benefits|wages)\b.{0,40}"
    r"|referral (?:bonus|program)"
    r"|tuition (?:reimbursement|assistance)|401 ?\(?k\)?.{0,40}|paid (?:vacation|holidays|time off))\W*$"
    r"|^\W*(?:EOE|EEO)(?:/\w+)*\W*$|\"(?:src|caption|images)\":"
    r"|\brelocation (?:assistance|package) (?:is |will be )?(?:not |un)?(?:available|offered|provided)\b"
    r"|\bsalary potential\b"
    r"|^join (?:us\b|our (?:team|company)|the team|\w+ in its\b)|^(?:summary )?(?:the|our) mission (?:of|is)\b"
    r"|\b(?:receive|given|considered)\b[^.]{0,60}\bwithout regard to (?:race|age|sex|color|religion)\b"
    r"|^we (?:would like to )?thank (?:all|every|you)\b"
    r"|^however,? only (?:those (?:who|that)|candidates|applicants)\b|\bveteran[- ]friendly (?:company|employer)\b"
    r"|\binterested in (?:talking|speaking|hearing|meeting) (?:to|with|from) you\b"
    r"|\b(?:provides?|offers?|ensures?) equal (?:employment )?opportunit(?:y|ies)\b"
    r"|\bbewerben sie sich\b|\bbewirb dich\b|\bwir freuen uns auf\b|\bunbefristete\w* (?:vertrag|arbeits\w+"
    r"|anstellung|stelle)",
    re.I,
)
# The same sentence may go on to say who is sought: 'We are looking to hire a nurse with five years in ICU'.
_CALLS = re.compile(
    r"\b(?:wish(?:es)?|seeks?|looking|hop(?:es?|ing)) to (?:appoint|recruit|hire)\b|\b(?:hear|hearing) from you\b"
    r"|\bwelcome to apply\b|^(?:please )?apply if\b"
    r"|\b(?:suchen wir|wir suchen)\b|^wir,? die\b.{0,80}\bsuchen\b|\bzum nächstmöglichen zeitpunkt\b",
    re.I,
)
_SOUGHT = re.compile(
    r"\b(?:with|mit|who|must|required|experience\w*|erfahrung\w*|licen[cs]e"
    r"|(?:if|wenn) (?:you|sie|du)(?:['’]ve| have| hold| can| speak| haben| hast|(?:['’]re| are) an?))\b",
    re.I,
)


# The same sentence also says what somebody must have: 'To be considered for this role, you must have two years'.
_HOLDS = re.compile(
    r"\bmust (?:have|possess|hold|meet|be (?:able|licensed|certified|proficient|fluent))\b"
    r"|\d\+? ?(?:years?|yrs)['’]?\b[^.]{0,40}\bexperience\b",
    re.I,
)


def asks_nothing(sentence: str) -> bool:
    """'No retail experience necessary', 'Norwegian is not required', 'Interviews will be held in May'."""
    if (_TERMS.search(sentence) and not _HOLDS.search(sentence)) or (
        _CALLS.search(sentence) and not _SOUGHT.search(sentence)
    ):
        return True
    match = _NOT_NEEDED.search(sentence)
    return match is not None and not _WISHES.search(sentence[: match.start()] + " | " + sentence[match.end() :])
