/** A release of an area, or of the shell, as a page gives it to its visitor. */
interface Given {
  readonly version: string;
  readonly proof: string;
}

/** Somebody with a browser and a network of their own, who opens a page. */
export interface Visitor {
  readonly address: string;
  /** What their browser has kept. */
  readonly cookie: string;
  readonly storefront: Given;
}

/** An address in a network that nobody else has. */
export const networkAddress = (index: number): string => `${11 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`;

/** Opens the home page. @throws when there is no page */
export async function openHome(origin: string, address: string, cookie = ''): Promise<Visitor> {
  const answer = await fetch(origin, { headers: { 'X-Forwarded-For': address, cookie } });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`The home page answers ${answer.status}.`);
  const [, registry = ''] = /id="registry">(.*?)<\/script>/s.exec(html) ?? [];
  const { areas } = JSON.parse(registry) as { areas: { name: string; version: string; proof: string }[] };
  const storefront = areas.find(({ name }) => name === 'storefront');
  if (!storefront) throw new Error('The page names no storefront.');
  const kept = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { address, storefront, cookie: kept.join('; ') || cookie };
}

/** The release of the storefront that somebody gets, or what the page is instead. */
export const storefrontAt = (origin: string): Promise<string> =>
  openHome(origin, networkAddress(0)).then(
    ({ storefront }) => storefront.version,
    (error: Error) => error.message,
  );

const post = async (origin: string, path: string, address: string, body: object): Promise<number> => {
  const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
};

/** Reports that the storefront has run, as the shell does. */
export const reportLoad = (origin: string, { address, storefront: { version, proof } }: Visitor): Promise<number> =>
  post(origin, 'beacons/loads', address, { area: 'storefront', version, proof });

/** Reports that the storefront has failed. */
export const reportFailure = (
  origin: string,
  { address, storefront: { version, proof } }: Pick<Visitor, 'address' | 'storefront'>,
): Promise<number> =>
  post(origin, 'beacons', address, { area: 'storefront', version, proof, phase: 'render', code: 'execution' });
