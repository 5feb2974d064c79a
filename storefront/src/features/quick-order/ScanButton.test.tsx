import { fakeApi, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { asCustomer, english } from '../../testing/samples.ts';
import { QuickOrderPage } from './QuickOrderPage.tsx';

const stop = jest.fn();
const getUserMedia = jest.fn();
const codes: string[] = [];

class FakeDetector {
  detect = () => Promise.resolve(codes.splice(0, 1).map((rawValue) => ({ rawValue })));
}

beforeEach(() => {
  localStorage.clear();
  stop.mockClear();
  Object.assign(globalThis, { BarcodeDetector: FakeDetector });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  jest.restoreAllMocks();
});

const open = async () => {
  fakeApi({});
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  return user;
};

test('Each scanned code becomes a line, and the camera stops at the end', async () => {
  codes.push('6281000000017', '6281000000017', '6281000000024');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Scan barcodes' }));
  expect(await screen.findByText(/^6281000000024 added/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(screen.getByRole('textbox', { name: /SKU or barcode/, hidden: true })).toHaveValue(
    '6281000000017\n6281000000024',
  );
});

test('A refused camera is explained', async () => {
  getUserMedia.mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'));
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Scan barcodes' }));
  expect(await screen.findByText(/^The camera isn’t allowed for this site/)).toBeInTheDocument();
});

test('A browser that cannot read barcodes offers no scan', async () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  await open();
  expect(screen.getByRole('button', { name: 'Check list' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Scan barcodes' })).not.toBeInTheDocument();
});
