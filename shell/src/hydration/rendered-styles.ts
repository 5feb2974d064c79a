/**
 * Keeps the styles that a page came with for as long as that page is there, whatever becomes of its release.
 * @param release as the page says it: "storefront/1.2.3"
 */
export function holdStyles(release: string) {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.includes(`/areas/${release}/`),
  );
  for (const style of styles) style.dataset.rendered = '';
  return {
    /** The page is its release's own now, and so are they. */
    release() {
      for (const style of styles) delete style.dataset.rendered;
    },
    /** Another page has taken its place. */
    remove() {
      for (const style of styles) style.remove();
    },
  };
}
