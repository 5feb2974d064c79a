import { useSearchParams } from 'react-router-dom';

/**
 * The chosen tab, kept in the address: it survives a reload and can be linked to.
 * @param ids the tabs in order; the first one is shown where the address names none, or one that is not there
 * @param name of the parameter: `?tab=password`
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
