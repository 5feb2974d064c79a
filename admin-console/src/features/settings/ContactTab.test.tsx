import { waitFor } from '@testing-library/react';
import { field, openSettings, save } from './testing/open-settings.tsx';

it('An admin changes the contact details, and a removed number disappears', async () => {
  const { user, sent } = await openSettings('contact');
  await user.type(await field('Third email'), 'press@balsam.test');
  await user.clear(await field('Second phone'));
  await user.clear(await field('Latitude of the office'));
  await user.type(await field('Latitude of the office'), '٢٤٫٥');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    contact: { emails: ['care@balsam.test', 'press@balsam.test'], phones: ['+966 11 555 0100'], latitude: 24.5 },
  });
});

it('Missing and invalid fields are reported, and nothing is sent', async () => {
  const { user, sent } = await openSettings('contact');
  const fill = async (name: string, text: string) => {
    await user.clear(await field(name));
    if (text) await user.type(await field(name), text);
  };
  await fill('Second email', 'nobody');
  await fill('Phone for everything', '12');
  await fill('Address in Arabic', '');
  await fill('Longitude of the office', '181');
  await user.click(save());
  expect(await field('Second email')).toHaveAccessibleDescription(/Invalid email format\./);
  expect(await field('Phone for everything')).toHaveAccessibleDescription(/at least 6 digits/);
  expect(await field('Address in Arabic')).toHaveAccessibleDescription('Enter the address in Arabic as well.');
  expect(await field('Longitude of the office')).toHaveAccessibleDescription(/Enter both as degrees/);
  expect(sent()).toEqual([]);
});

it('Empty contact details are saved as such', async () => {
  const { user, sent } = await openSettings('contact');
  for (const name of ['Email for everything', 'Phone for everything', 'Second phone', 'Address', 'Address in Arabic'])
    await user.clear(await field(name));
  await user.clear(await field('Latitude of the office'));
  await user.clear(await field('Longitude of the office'));
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  const nothing = { emails: [], phones: [], address: '', address_arabic: '', latitude: null, longitude: null };
  expect(sent()[0]).toMatchObject({ contact: nothing });
});
