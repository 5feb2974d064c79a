import type { Lang } from '../../../src/facts/languages.ts';
import type { Places } from '../places.ts';
import { daysBefore } from '../moments.ts';
import type { Random } from '../random.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Currency } from '../../../src/wire/schemas.ts';
import { companies, firstNames, homes, lastNames, secondLines, streets } from './names.ts';

/** A place of the location lists, with its names. */
interface Place {
  country: Places['countries'][number];
  state: Places['states'][number];
  city: Places['cities'][number];
}

export interface DemoCustomer {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  lang: Lang;
  phone: string;
  company: string;
  currency: Currency;
  place: Place;
  street: string;
  secondLine: string;
  postalCode: string;
  nationalAddress: string;
  hasBillingAddress: boolean;
  createdAt: string;
}

/** Replaces each # of a pattern by a digit. */
const digits = (pattern: string, random: Random) => pattern.replaceAll('#', () => String(random.int(1, 9)));

const inLang = ([en, ar]: Bilingual, lang: Lang) => (lang === 'ar' ? ar : en);

type Home = (typeof homes)[number];

function placeIn(places: Places, home: Home, random: Random): Place {
  const country = places.countries.find(({ iso2 }) => iso2 === home.iso2);
  if (!country) throw new Error(`There is no country ${home.iso2}`);
  const state = random.pick(places.states.filter(({ country_id }) => country_id === country.id).slice(0, home.states));
  const city = random.pick(places.cities.filter(({ state_id }) => state_id === state.id));
  return { country, state, city };
}

const letters = 'ABDHJKMRST';

function codes(home: Home, random: Random) {
  if (home.iso2 === 'BH') return { postalCode: String(random.int(301, 949)), nationalAddress: '' };
  if (home.iso2 !== 'SA') return { postalCode: '', nationalAddress: '' };
  const short = Array.from({ length: 4 }, () => random.pick([...letters])).join('');
  return { postalCode: String(random.int(11_111, 39_999)), nationalAddress: `${short}${random.int(2000, 8999)}` };
}

const emailOf = ([first]: Bilingual, [last]: Bilingual) =>
  `${first}.${last.replace('Al ', 'al')}@customers.balsam.test`.toLowerCase();

/** The customers, the demo sign-in first; ids follow `firstId`. Names repeat in neither list, so e-mails do not. */
export function buildCustomers(now: Date, places: Places, firstId: number, random: Random): DemoCustomer[] {
  const residents = homes.flatMap((home) => Array.from({ length: home.share }, () => home));
  return residents.map((home, index): DemoCustomer => {
    const isDemo = index === 0;
    const lang: Lang = isDemo || random.chance(0.5) ? 'en' : 'ar';
    const first = firstNames[index % firstNames.length] ?? ['Noor', 'نور'];
    const last = lastNames[(index * 5 + Math.floor(index / firstNames.length)) % lastNames.length] ?? [
      'Al Amri',
      'العمري',
    ];
    return {
      id: firstId + index,
      email: isDemo ? 'customer@demo.balsam.test' : emailOf(first, last),
      firstname: inLang(first, lang),
      lastname: inLang(last, lang),
      lang,
      phone: digits(home.phone, random),
      company: isDemo || random.chance(0.4) ? inLang(random.pick(companies), lang) : '',
      currency: home.currency,
      place: placeIn(places, home, random),
      street: digits(inLang(random.pick(streets[home.iso2 === 'BH' ? 'BH' : 'other']), lang), random),
      secondLine: isDemo || random.chance(0.6) ? digits(inLang(random.pick(secondLines), lang), random) : '',
      ...codes(home, random),
      hasBillingAddress: isDemo || random.chance(0.6),
      createdAt: daysBefore(now, 420 - index * 5),
    };
  });
}
