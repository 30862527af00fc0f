"""Words that may begin an English sentence without naming anybody: capitals there say nothing."""

_WORDS = """
a about above across after all along also although among an and another any anyone as asked at based be because
before behind being below beside besides between beyond both but by can could did do does down drawing during each
early either even every few finally first for from given had has have he her here hers his how however i if in
instead into is it its just knowing last later like many may me more moreover most much my near neither next no nor
not now of off often on once one only onto or other our out outside over overall own part past per perhaps rather
same second several she should similarly since so some still such than that the their them then there these they
third this those though through throughout thus to together too toward towards two under unless until up upon us
use using was we well were what when where whereas whether which while who whom whose why will with within without
would yet you your
adapts adds advises aims analyzes answer applied applies approach arrange ask assess asks assists backed balance
brings build builds built candidate career carries check choose collaborates combine combined combines comes
communicates compare compared competent comprehensive conduct consider contributed contributes coordinates core
covers created creates daily deep define delivered delivers demonstrated demonstrates describe design designed
designs detail develop developed develops discuss distinguish draw drives earned effective enables ensure ensures
established estimate evaluate examine excels experience experienced expert explain explains explore familiar
focus focused focuses follow gained give gives go good grew guides handle handled handles helped helps highly hired
holds identifies identify imagine implement implemented implements improve improved improves includes key lead
leads learned led let list long looking maintain maintained maintains make makes manage managed manages measure
measured meets mentors monitor moves name needs offers operates organize organized organizes outline oversees
owns past people pick plan planned plans please practical prepare prepared presents previous prior prioritize
proficient professional propose prove proven provide provided provides put raised ran read recall reduced reduces
reliable report reports resolves responsible result results resume review reviews role roles run runs say seasoned
set share show shows skilled skills solid someone specializes start started state step strong success suggest
summarize suppose supports take takes talk teach teams tell their think took track trained trains turn typical
understand understands used uses versatile walk want work worked works write writes years
accuracy achieved acted active actually added again ahead always analyzed apart around assisted attention aware away
background became began best better bring broad broader call called calm careful cause change changes clear close
common consistent costs create currently customers data days deeper depth despite difference different difficult
direct document documented done earlier easy effort else end engineers enough equally errors especially exactly
examples facts failures fair fast figures fixed former found four frequent fresh full further future general getting
great hands hard having held high hours ideas important initial issues joined keep keeps kept known knows large larger
late latest least less level light line little look looks lots mainly mature means members mentored methods middle
mistakes money months mostly moved names necessary need needed never new notable noted nothing nowadays numbers older
open order others otherwise owned partners patients pay perfect performance place point possible power primary
problems process processes projects proud quality questions quick quickly quite rare ready real reason recent recently
regular related right risks safe safety sales schedule see seen senior served services short side similar simple
single skill small solved sometimes soon sound specific spent staff stage stay steady steps strengths structure
students taken tasks taught team test tests thanks things thorough time times today top total tracked tried true trust
try usually value various versus very ways weaknesses weekly wide willing words workers yearly yes
"""
OPENERS = frozenset(_WORDS.split())
