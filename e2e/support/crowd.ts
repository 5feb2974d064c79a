/** Visitor with their cookies and the release of an area that they got. */
export interface Bystander {
  cookie: string;
  version: string;
}

interface RegistryResponse {
  areas: { name: string; version: string }[];
}

const versionIn = ({ areas }: RegistryResponse, area: string) => areas.find(({ name }) => name === area)?.version ?? '';

async function ask(origin: string, cookie: string) {
  const response = await fetch(`${origin}/registry.json`, { headers: { cookie } });
  const kept = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return {
    registry: (await response.json()) as RegistryResponse,
    cookie: [cookie, ...kept].filter(Boolean).join('; '),
  };
}

/** Simulates first visits to an area. */
export async function visitArea(origin: string, area: string, people: number): Promise<Bystander[]> {
  const visits = Array.from({ length: people }, () => ask(origin, ''));
  return (await Promise.all(visits)).map(({ registry, cookie }) => ({ cookie, version: versionIn(registry, area) }));
}

/** Release that a returning visitor gets. */
export async function revisitArea(origin: string, area: string, { cookie }: Bystander): Promise<string> {
  return versionIn((await ask(origin, cookie)).registry, area);
}
