import type { PreparedAnswer } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const answer: PreparedAnswer = {
  ...{ id: 4, title: 'Sterile', text: 'Yes, it is.', text_arabic: 'نعم.', updated_at: '2026-11-30T09:00:00.000Z' },
};

const show = async (answers: PreparedAnswer[]) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/threads': ok({
      data: { threads: [], first_answer_minutes: null, first_answers: 0, meta: metaOf([]) },
    }),
    'GET /vendor/prepared-answers': () => ok({ data: answers }),
    'POST /vendor/prepared-answers': ({ body }) => {
      answers.push({ ...answer, ...Object(body), id: 5 });
      return ok({ data: answers[0] }, 'The answer has been saved.');
    },
    'DELETE /vendor/prepared-answers/4': () => {
      answers.length = 0;
      return ok({}, 'The answer has been deleted.');
    },
  });
  const view = await renderPortal('/vendor/messages');
  await view.user.click(await screen.findByRole('button', { name: 'Prepared answers' }));
  return { ...view, calls };
};

it('A store writes an answer once, in at least one language', async () => {
  const { user, calls } = await show([]);
  expect(await screen.findByText('No prepared answers')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a prepared answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a prepared answer' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sterile');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: 'English text' })).toHaveAccessibleDescription(
    'Write the answer in at least one language.',
  );
  await user.type(dialog.getByRole('textbox', { name: 'Arabic text' }), 'نعم.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Sterile' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Sterile',
    text: '',
    text_arabic: 'نعم.',
  });
});

it('A deleted answer leaves the list after a confirmation', async () => {
  const { user } = await show([{ ...answer }]);
  await user.click(await screen.findByRole('button', { name: 'Delete Sterile' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Sterile will be deleted permanently.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /delete/i }));
  await waitFor(() => expect(screen.queryByText('Sterile')).not.toBeInTheDocument());
});
