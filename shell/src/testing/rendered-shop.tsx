import {
  AREA_CONTRACT,
  ask,
  categoriesApi,
  pageHandle,
  selectIsSignedIn,
  useAppSelector,
  useListCategoriesQuery,
  type AreaModule,
} from '@balsam/shared-api';
import { useMounted } from '@balsam/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import { Link, type RouteObject } from 'react-router-dom';

function Wishes() {
  const [words, setWords] = useState('');
  const [isInStock, setIsInStock] = useState(false);
  const [sort, setSort] = useState('name');
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <label>
        <input type="checkbox" checked={isInStock} onChange={({ target }) => setIsInStock(target.checked)} />
        In stock
      </label>
      <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="name">Name</option>
        <option value="price">Price</option>
      </select>
      <p>{`Looking for ${words}, ${isInStock ? 'in stock' : 'everything'}, by ${sort}`}</p>
    </>
  );
}

function Subscription() {
  const [isDone, setIsDone] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsDone(true);
  };
  return (
    <form onSubmit={send}>
      <button type="submit">Subscribe</button>
      {isDone && <p>Subscribed</p>}
    </form>
  );
}

/** Page with every kind of element that a page can have. */
function ShopPage() {
  const id = useId();
  const { data: categories = [] } = useListCategoriesQuery();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isMounted = useMounted();
  const [count, setCount] = useState(0);
  return (
    <main tabIndex={-1}>
      {isMounted && <title>The shop of today</title>}
      <h1 id={id}>The shop</h1>
      <p>{isSignedIn ? 'Hello, customer' : 'Hello, visitor'}</p>
      <ul aria-labelledby={id}>
        {categories.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <p>{`${count} in the cart`}</p>
      <Wishes />
      <Subscription />
      <Link to="/more">More</Link>
    </main>
  );
}

const routes = (preload: () => Promise<void>): RouteObject[] => [
  {
    path: '*',
    element: <ShopPage />,
    handle: pageHandle({
      isRendered: true,
      preload,
      queries: () => [ask(categoriesApi.endpoints.listCategories)],
    }),
  },
];

const area: AreaModule = {
  contract: AREA_CONTRACT,
  namespace: 'shop',
  locales: { en: async () => ({}), ar: async () => ({}) },
  routes: routes(async () => undefined),
};

/** A server-rendered shop; change `routes` to load a page's code differently. */
export const renderedShop = { area, routes };
