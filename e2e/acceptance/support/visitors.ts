/** Release of an area, as named in the page, with the proof of its delivery. */
interface DeliveredRelease {
  readonly version: string;
  readonly proof: string;
}

/** A visitor with a browser and their own network. */
export interface Visitor {
  readonly address: string;
  /** Cookies of the browser. */
  readonly cookie: string;
  readonly storefront: DeliveredRelease;
}

/** Address in a network of its own. */
export const networkAddress = (index: number): string => `${11 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`;

/** Opens the home page. @throws Error if it is not served */
export async function openHome(origin: string, address: string, cookie = ''): Promise<Visitor> {
  const response = await fetch(origin, { headers: { 'X-Forwarded-For': address, cookie } });
  const html = await response.text();
  if (!response.ok) throw new Error(`The home page answered ${response.status}.`);
  const [, registry = ''] = /id="registry">(.*?)<\/script>/s.exec(html) ?? [];
  const { areas } = JSON.parse(registry) as { areas: { name: string; version: string; proof: string }[] };
  const storefront = areas.find(({ name }) => name === 'storefront');
  if (!storefront) throw new Error('The page does not name the storefront.');
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { address, storefront, cookie: cookies.join('; ') || cookie };
}

/** Version of the storefront that a visitor gets, or the error. */
export const storefrontAt = (origin: string): Promise<string> =>
  openHome(origin, networkAddress(0)).then(
    ({ storefront }) => storefront.version,
    (error: Error) => error.message,
  );

const post = async (origin: string, path: string, address: string, body: object): Promise<number> => {
  const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
};

/** Reports a successful start of the storefront, like the shell. */
export const reportLoad = (origin: string, { address, storefront: { version, proof } }: Visitor): Promise<number> =>
  post(origin, 'beacons/loads', address, { area: 'storefront', version, proof });

/** Reports a failure of the storefront. */
export const reportFailure = (
  origin: string,
  { address, storefront: { version, proof } }: Pick<Visitor, 'address' | 'storefront'>,
): Promise<number> =>
  post(origin, 'beacons', address, { area: 'storefront', version, proof, phase: 'render', code: 'execution' });
