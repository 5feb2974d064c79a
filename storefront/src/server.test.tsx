import { hydratePage, renderPages } from './testing/hydrate-page.tsx';

beforeEach(() => localStorage.clear());

test('try', async () => {
  const paths = ['/', '/product/nitrile-gloves', '/shop', '/shop?search=%D9%83 mask &category=1,2&in_stock=1&rating=4&vendor=3&tag=ppe', '/about', '/contact-us', '/blogs', '/privacy-policy', '/sellers/3', '/nothing', '/blog/how-to-choose-a-mask-size'];
  const openings = paths.flatMap((path) => [{ path, lang: 'en' as const, currency: 'SAR' as const }, { path, lang: 'ar' as const, currency: 'BHD' as const, session: { token: 'x', role: 'user' as const } }]);
  console.time?.('x');
  const start = Date.now();
  const pages = await renderPages(openings);
  process.stdout.write(`rendered in ${Date.now() - start}\n`);
  for (const [i, opening] of openings.entries()) {
    const errors: string[] = [];
    jest.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args.map(String).join(' ')));
    const html = pages[i] ?? '';
    const { complaints, calls, isKept, close } = await hydratePage(html, opening);
    process.stdout.write(`${JSON.stringify(opening)} ${html.length} ${isKept} style:${html.includes(' style=')} head:${/<(title|meta|link)/.test(html)} ${JSON.stringify(calls.map((c) => c.path))} ${complaints.join('\n').slice(0, 600)} ${errors.join('\n').slice(0, 2500)}\n`);
    close();
  }
});
