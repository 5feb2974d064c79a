import { useSearchParams } from 'react-router-dom';

/**
 * The chosen tab, stored in the address: it survives a reload and can be linked to.
 * @param ids tabs in order; the first is the default
 * @param name query parameter: `?tab=password`
 */
export function useTabParam<Id extends string>(ids: readonly [Id, ...Id[]], name = 'tab') {
  const [search, setSearch] = useSearchParams();
  const [first] = ids;
  const asked = search.get(name);
  const value = ids.find((id) => id === asked) ?? first;

  const onChange = (id: Id) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === first) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { value, onChange };
}
