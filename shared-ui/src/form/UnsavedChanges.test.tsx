import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Lang } from '../format/format.ts';
import { renderKit } from '../testing/render-kit.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

function ProductPage({ save = () => Promise.resolve() }: { save?: () => Promise<void> }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/products') return <h1>Products</h1>;
  const onSubmit = async () => {
    await save();
    await navigate('/products');
  };
  return (
    <>
      <Link to="/products">All products</Link>
      <Link to="#main">Skip</Link>
      <Form initialValues={{ name: '' }} t={(key) => key} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
        <UnsavedChanges />
      </Form>
    </>
  );
}

const typeName = async (lang: Lang = 'en') => {
  const view = renderKit(<ProductPage />, { lang });
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Gloves');
  return view;
};

/** True if the browser would ask before closing the tab. */
const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('Without changes a vendor leaves without a question', async () => {
  const { user } = renderKit(<ProductPage />);
  expect(asksOnClose()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'All products' }));
  expect(screen.getByRole('heading', { name: 'Products' })).toBeVisible();
});

it('A vendor who follows a link by mistake stays and keeps the input', async () => {
  const { user, router } = await typeName();
  await user.click(screen.getByRole('link', { name: 'All products' }));
  await screen.findByRole('dialog', { name: 'You have unsaved changes' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Gloves');
});

it('A vendor can leave without saving, in Arabic too', async () => {
  const { user } = await typeName('ar');
  await user.click(screen.getByRole('link', { name: 'All products' }));
  await user.click(await screen.findByRole('button', { name: 'المغادرة دون حفظ' }));
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
});

it('Closing the tab asks while there are unsaved changes', async () => {
  const { user } = await typeName();
  expect(asksOnClose()).toBe(true);
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  expect(asksOnClose()).toBe(false);
});

it('A jump within the page does not ask', async () => {
  const { user, router } = await typeName();
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  expect(router.state.location.hash).toBe('#main');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Navigation after a save does not ask', async () => {
  const { user } = await typeName();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
});
