import { readFileSync } from 'node:fs';

export interface LocationRows {
  countries: { id: number; iso2: string; name: string; name_ar: string }[];
  states: { id: number; country_id: number; name: string; name_ar: string }[];
  cities: { id: number; state_id: number; name: string; name_ar: string }[];
}

// The first file is the shop's own market: its countries get the first ids.
const files = ['gulf', 'arab-neighbours', 'asia', 'europe', 'americas-and-oceania'];

const readLines = (file: string) =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.startsWith('#'));

function names(text: string): { name: string; name_ar: string } {
  const [name, arabic] = text.split('|').map((part) => part.trim());
  if (!name || !arabic) throw new Error(`A place needs an English and an Arabic name: "${text}"`);
  return { name, name_ar: arabic };
}

/** Countries, states and cities in both languages, with ids in the order of the files. */
export function readLocations(): LocationRows {
  const rows: LocationRows = { countries: [], states: [], cities: [] };
  for (const line of files.flatMap(readLines)) {
    if (!line.startsWith(' ')) {
      rows.countries.push({ id: rows.countries.length + 1, iso2: line.slice(0, 2), ...names(line.slice(3)) });
      continue;
    }
    const [state = '', cities = ''] = line.split(':');
    const stateId = rows.states.length + 1;
    rows.states.push({ id: stateId, country_id: rows.countries.length, ...names(state) });
    for (const city of cities.split(';'))
      rows.cities.push({ id: rows.cities.length + 1, state_id: stateId, ...names(city) });
  }
  return rows;
}
