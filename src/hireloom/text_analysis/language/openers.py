"""Words that may begin an English sentence without being a name, so that their capital says nothing."""

_WORDS = """
a about above accuracy achieved across acted active actually adapts added adds advises after again ahead aims all
along also although always among an analyzed analyzes and another answer any anyone apart applied applies approach
around arrange as ask asked asks assess assisted assists at attention aware away backed background balance based be
became because before began behind being below beside besides best better between beyond both bring brings broad
broader build builds built but by call called calm can candidate career careful carries cause change changes check
children choose clear clients close collaborates colleagues combine combined combines comes common communicates
communication compare compared competent comprehensive conduct consider consistent contributed contributes coordinates
core costs could covers create created creates curiosity currently customers daily data days deep deeper define
delivered delivers demonstrated demonstrates depth describe design designed designs despite detail develop developed
develops did difference different difficult direct discuss distinguish do document documented does done down draw
drawing drivers drives during each earlier early earned easy effective effort either else employers enables end
engineers enough ensure ensures equally errors especially established estimate evaluate even every everybody everyone
exactly examine examples excels experience experienced expert explain explains explore facts failures fair familiar
families fast few figures finally first fixed focus focused focuses follow for former found four frequent fresh
friends from full further future gained general getting give given gives go good great grew growing guests guides had
handle handled handles hands hard has have having he held helped helps her here hers high highly hired his holds
honesty hours how however i ideas identifies identify if imagine implement implemented implements important improve
improved improves in includes initial instead into invite is issues it its joined just keep keeps kept key knowing
known knows large larger last late later latest lead leadership leads learned least led less let level light like line
list little long look looking looks lots mainly maintain maintained maintains make makes manage managed managers
manages many mature may me means measure measured meets members mentored mentors methods middle might mistakes money
monitor months more moreover most mostly moved moves much must my name names near necessary need needed needs neither
never new next no nobody nor not notable noted nothing now nowadays numbers of off offers often older on once one only
onto open operates or order organize organized organizes other others otherwise our out outline outside over overall
oversees own owned owns parents part partners past patients pay people per perfect performance perhaps pick place plan
planned plans please point possible power practical prepare prepared presents previous primary prior prioritize
problems process processes professional proficient projects propose proud prove proven provide provided provides
pupils put quality questions quick quickly quite raised ran rare rather read ready real reason recall recent recently
reduced reduces regular related reliability reliable report reports resolves responsible result results resume review
reviews right risks role roles run runs safe safety sales same say schedule seasoned second see seen senior served
services set several shall share she short should show shows side similar similarly simple since single skill skilled
skills small so solid solved some someone sometimes soon sound specializes specific spent staff stage start started
state stay steady step steps still strengths strong structure students success such suggest summarize supervisors
suppliers supports suppose take taken takes talk tasks taught teach teachers team teams teamwork tell test tests than
thanks that the their them then there these they things think third this thorough those though through throughout thus
time times to today together too took top total toward towards track tracked trained trains tried true trust try turn
two typical under understand understands unless until up upon us use used users uses using usually value various
versatile versus very visitors walk want was ways we weaknesses weekly well were what when where whereas whether which
while who whom whose why wide will willing with within without words work worked workers works would write writes
yearly years yes yet you your
"""
OPENERS = frozenset(_WORDS.split())
