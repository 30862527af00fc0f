"""Two letters that mean both a US state and a country: 'Berlin, DE' lies in Germany, 'Dover, DE' in Delaware."""

# If more people live in the country than in the state: the towns of the state; any other town lies in the country.
_OF_STATE = {
    "DE": "wilmington;dover;newark;middletown;smyrna;milford;seaford;georgetown;elsmere;new castle;lewes;bear;hockessin"
    ";rehoboth beach;claymont;glasgow;brookside;pike creek;millsboro;laurel;harrington;camden;clayton;townsend;odessa;"
    "delmar;selbyville;bethany beach;ocean view;bridgeville;delaware city;greenville;milton;dewey beach;fenwick island",
    "IN": "indianapolis;fort wayne;evansville;south bend;carmel;fishers;bloomington;hammond;gary;lafayette;muncie;"
    "terre haute;kokomo;anderson;noblesville;greenwood;elkhart;mishawaka;lawrence;jeffersonville;columbus;portage;"
    "new albany;richmond;westfield;valparaiso;goshen;michigan city;west lafayette;marion;east chicago;zionsville;"
    "plainfield;crown point;merrillville;brownsburg;franklin;seymour;vincennes;warsaw;logansport;jasper;avon;"
    "shelbyville;hobart;schererville;granger;highland;munster;st. john;clarksville;dyer;lebanon;la porte;madison;"
    "new castle;huntington;beech grove;speedway;greenfield;frankfort;connersville;crawfordsville;washington;bedford;"
    "martinsville;peru;wabash;plymouth;auburn;angola;batesville;whitestown;mooresville;danville;lake station;"
    "griffith;cedar lake;bluffton;decatur;princeton;greensburg;rochester;delphi;nashville;notre dame;winona lake",
}
# For other letters: well-known towns of the country; any other town lies in the state.
_OF_COUNTRY = {
    "AR": "buenos aires;rosario;mendoza;la plata;cordoba;córdoba",
    "CA": "toronto;montreal;montréal;vancouver;calgary;ottawa;edmonton;winnipeg;mississauga;brampton;hamilton;halifax;"
    "quebec;québec;quebec city;waterloo;kitchener;laval;surrey;markham;saskatoon;regina;gatineau;kelowna",
    "CO": "bogota;bogotá;medellin;medellín;cali;barranquilla;cartagena;bucaramanga",
    "GA": "libreville",
    "ID": "jakarta;bandung;surabaya;yogyakarta;denpasar;medan;bali;semarang;tangerang;bekasi",
    "IL": "tel aviv;tel aviv-yafo;jerusalem;haifa;herzliya;ramat gan;petah tikva;ra'anana;netanya;beersheba",
    "LA": "vientiane",
    "MA": "casablanca;rabat;marrakesh;marrakech;tangier;tanger;agadir;fes;fez",
    "MD": "chisinau;chișinău",
    "ME": "podgorica",
    "MN": "ulaanbaatar;ulan bator",
    "MT": "valletta;sliema;st. julian's;st julian's;birkirkara;msida;gzira;gżira",
    "NE": "niamey",
    "PA": "panama;panama city;ciudad de panama",
    "SD": "khartoum",
    "TN": "tunis;sfax;sousse",
    "VA": "vatican city",
}  # fmt: skip
_NAMES = (
    "AR argentina;CA canada;CO colombia;DE germany;GA gabon;ID indonesia;IL israel;IN india;LA laos;MA morocco;"
    "MD moldova;ME montenegro;MN mongolia;MT malta;NE niger;PA panama;SD sudan;TN tunisia;VA vatican city"
)
_COUNTRIES = {letters: name for letters, _, name in (each.partition(" ") for each in _NAMES.split(";"))}
_STATE_TOWNS = {letters: frozenset(names.split(";")) for letters, names in _OF_STATE.items()}
_COUNTRY_TOWNS = {letters: frozenset(names.split(";")) for letters, names in _OF_COUNTRY.items()}


def country_behind(town: str, letters: str) -> str:
    """The country that the letters behind a town mean, in lower case; empty where they mean a US state."""
    name, letters = town.casefold(), letters.upper()
    of_state, of_country = _STATE_TOWNS.get(letters), _COUNTRY_TOWNS.get(letters, ())
    is_abroad = name not in of_state if of_state else name in of_country
    return _COUNTRIES[letters] if is_abroad else ""
