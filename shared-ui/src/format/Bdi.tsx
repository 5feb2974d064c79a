import type { ComponentPropsWithRef } from 'react';

/** Keeps an order number, code, phone number or e-mail address left-to-right in Arabic text. */
export function Bdi(props: ComponentPropsWithRef<'bdi'>) {
  return <bdi dir="ltr" {...props} />;
}
