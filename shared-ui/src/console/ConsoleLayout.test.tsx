import { renderKit } from '../testing/renderKit.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { ConsolePage } from './ConsolePage.tsx';

const show = (unread?: number) =>
  renderKit(
    <ConsoleLayout
      name="Vendor"
      home="/"
      items={[]}
      user={{ name: 'Huda' }}
      isOpen
      page={<ConsolePage title="Orders">Two orders</ConsolePage>}
      unread={unread}
      logout={() => Promise.resolve()}
      signInPath="/login"
      onLanguageChange={() => {}}
    />,
  );

it('A vendor reads in the title of another tab how many notifications wait', () => {
  const { unmount } = show(3);
  expect(document.title).toBe('(3) Orders');
  unmount();
  show();
  expect(document.title).toBe('Orders');
});
