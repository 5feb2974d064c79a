import type { Return } from '@balsam/shared-api';
import { aReturn, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const ONE = '/vendor/returns/RET-7K3M9P2Q';

/** Opens a return whose state follows the requests made. */
async function openReturn(begin: Return['state']) {
  let state = begin;
  const become = (next: Return['state']) => () => {
    state = next;
    return ok({}, 'Noted.');
  };
  fakeApi({
    'GET /user': vendorUser,
    [`GET ${ONE}`]: () => ok({ data: aReturn({ state }) }),
    [`POST ${ONE}/decision`]: become('approved'),
    [`POST ${ONE}/received`]: become('received'),
    [`POST ${ONE}/inspection`]: become('inspected'),
  });
  return renderPortal(ONE);
}

it('Keyboard focus moves to the heading of each next step', async () => {
  const { user } = await openReturn('requested');
  const heading = (name: string) => screen.findByRole('heading', { name });
  expect(await heading('Approve or decline')).not.toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Approve: the customer sends it back' }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await heading('Has the parcel arrived?')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'The parcel has arrived' }));
  expect(await heading('Inspection result')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save the inspection' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Inspection result' })).not.toBeInTheDocument());
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
});
