import type { Answer, Shopper } from './shoppers.ts';

/** What an image of the canary would be fetched from: a request for it means that a browser took text for a page. */
export const CANARY_FILE = 'canary-picture';
/** What a template that was taken for a program would have counted: 1337 times 7. */
export const COUNTED = '9359';
/** Formula, markup, script, template and turned text in one; short enough for a name. */
export const CANARY = `=1+1<img src=${CANARY_FILE} onerror=alert(1)>{{1337*7}}\${1337*7}`;
/** For texts of several lines: what would be another header of a mail, and a link that runs. */
const LONG = `${CANARY}\r\nBcc: canary@example.com\r\n\u202e<svg onload=alert(1)><a href="javascript:alert(1)">x</a>`;

type Fields = Record<string, unknown>;

/** A call that stores texts, with what it says besides. */
export interface Writing {
  readonly who: Shopper;
  readonly route: string;
  /** Fields for a line of text, such as a name; a point leads into a form within the form. */
  readonly names: readonly string[];
  /** Fields for several lines. */
  readonly texts?: readonly string[];
  readonly rest?: Fields;
}

/** What became of the canary in each field of a call. */
export interface PlantedFields {
  readonly kept: readonly string[];
  readonly refused: readonly string[];
  /** Fields whose fate nobody can tell: the call fails for another reason. */
  readonly unclear: readonly string[];
}

function withField(body: Fields, place: string, value: unknown): Fields {
  const [name = '', ...rest] = place.split('.');
  const inner = body[name];
  if (rest.length === 0) return { ...body, [name]: value };
  if (Array.isArray(inner)) {
    const [index = '0', ...deeper] = rest;
    return {
      ...body,
      [name]: inner.map((each, at) =>
        at !== Number(index) ? each : deeper.length > 0 ? withField(each, deeper.join('.'), value) : value,
      ),
    };
  }
  return {
    ...body,
    [name]: withField(typeof inner === 'object' && inner !== null ? (inner as Fields) : {}, rest.join('.'), value),
  };
}

/** What a field is given that has refused the canary. */
const ordinaryOf = (place: string): string => {
  const name = place.split('.').at(-1) ?? '';
  const known: Record<string, string> = { postal_code: '12211', national_address: 'RRRD2929', cr_number: '1010123456' };
  return known[name] ?? 'Calm words';
};
const isRefusalOf = ({ status, body }: Answer, place: string) => status === 422 && place in (body?.errors ?? {});

/** Writes the canary into all fields at once; those that refuse it get ordinary words, and the call is made again. */
export async function plant({
  who,
  route,
  names,
  texts = [],
  rest = {},
}: Writing): Promise<PlantedFields & { answer: Answer }> {
  const places = [...names, ...texts];
  const refused = new Set<string>();
  const label = (place: string) => `${route} ${place}`;
  for (let tries = 0; ; tries += 1) {
    let body: Fields = rest;
    for (const place of places) {
      const value = refused.has(place) ? ordinaryOf(place) : texts.includes(place) ? LONG : CANARY;
      body = withField(body, place, value);
    }
    const answer = await who.call(route, { body });
    const named = places.filter((place) => !refused.has(place) && isRefusalOf(answer, place));
    if (answer.status === 200 || named.length === 0 || tries > 3) {
      const kept = places.filter((place) => !refused.has(place)).map(label);
      const ok = answer.status === 200;
      return { answer, kept: ok ? kept : [], refused: [...refused].map(label), unclear: ok ? [] : kept };
    }
    for (const place of named) refused.add(place);
  }
}
