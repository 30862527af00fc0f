import { locations } from '@/rules/locations'

const CITIES =
  'Abu Dhabi,Amsterdam,Antwerp,Athens,Atlanta,Auckland,Austin,Baltimore,Bangkok,Barcelona,Basel,Beijing,Belfast,' +
  'Berlin,Birmingham,Bogotá,Bologna,Boston,Bratislava,Brisbane,Bristol,Brussels,Bucharest,Budapest,Buenos Aires,' +
  'Calgary,Cambridge,Cape Town,Cardiff,Charlotte,Chicago,Cincinnati,Cleveland,Cologne,Columbus,Copenhagen,Cork,' +
  'Dallas,Delft,Den Haag,Denver,Detroit,Doha,Dortmund,Dubai,Dublin,Durban,Düsseldorf,Edinburgh,Eindhoven,Florence,' +
  'Frankfurt,Geneva,Ghent,Glasgow,Gothenburg,Groningen,Hamburg,Hanoi,Helsinki,Ho Chi Minh City,Hong Kong,Houston,' +
  'Indianapolis,Istanbul,Jakarta,Johannesburg,Kansas City,Kraków,Kuala Lumpur,Lagos,Las Vegas,Lausanne,Leeds,' +
  'Leipzig,Lille,Lima,Lisbon,Liverpool,Ljubljana,London,Los Angeles,Luxembourg,Lyon,Madrid,Málaga,Malmö,Manchester,' +
  'Manila,Marseille,Medellín,Melbourne,Mexico City,Miami,Milan,Milwaukee,Minneapolis,Montréal,Munich,Nairobi,Naples,' +
  'Nashville,New York City,Newcastle,Nottingham,Orlando,Osaka,Oslo,Ottawa,Oxford,Paris,Perth,Philadelphia,Phoenix,' +
  'Pittsburgh,Portland,Porto,Prague,Raleigh,Reykjavík,Riga,Rome,Rotterdam,Sacramento,Salt Lake City,San Antonio,' +
  'San Diego,San Francisco,San Jose,Santiago,São Paulo,Seattle,Seoul,Shanghai,Sheffield,Shenzhen,Singapore,Sofia,' +
  'St. Louis,Stockholm,Stuttgart,Sydney,Taipei,Tallinn,Tampa,Tel Aviv,The Hague,Thessaloniki,Tokyo,Toronto,Toulouse,' +
  'Turin,Utrecht,Valencia,Vancouver,Venlo,Vienna,Vilnius,Warsaw,Washington DC,Wellington,Winnipeg,Wrocław,Zagreb,Zürich'

const COUNTRIES =
  'Australia,Austria,Belgium,Brazil,Canada,Denmark,Finland,France,Germany,India,Ireland,Italy,Japan,Mexico,Netherlands,' +
  'New Zealand,Norway,Poland,Portugal,Singapore,South Africa,Spain,Sweden,Switzerland,UAE,UK,USA'

const anywhere = ['Remote (REM)', 'Hybrid (HYB)']
const regions = locations.flatMap(({ group, names }): string[] => (group === 'Anywhere' ? [] : [...names]))

const named = [...new Set([...CITIES.split(','), ...COUNTRIES.split(','), ...regions])].toSorted((a, b) =>
  a.localeCompare(b, 'en'),
)

/** Places offered for a search: remote and hybrid, then the person's own, then cities, states and countries by name. */
export const placesFrom = (places: readonly string[]): string[] => {
  const cities = places.filter((place) => !/^(remote|hybrid)\b/i.test(place))
  return [...new Set([...anywhere, ...cities, ...named])]
}
