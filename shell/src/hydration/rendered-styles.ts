/**
 * Retains the styles of a server-rendered page while that page is shown, even if its release is removed.
 * @param release as in the page: "storefront/1.2.3"
 */
export function holdStyles(release: string) {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.includes(`/areas/${release}/`),
  );
  for (const style of styles) style.dataset.rendered = '';
  return {
    /** Called when the page is hydrated by its own release, which now owns the styles. */
    release() {
      for (const style of styles) delete style.dataset.rendered;
    },
    /** Called when another page has replaced it. */
    remove() {
      for (const style of styles) style.remove();
    },
  };
}
