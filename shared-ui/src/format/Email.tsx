import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Bdi } from './Bdi.tsx';

export interface EmailProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  address: string;
}

/** An e-mail address. Where the line is too short for it, it goes on before the @. */
export function Email({ address, className, ...rest }: EmailProps) {
  const [name, ...host] = address.split(/(?=@)/);
  return (
    <Bdi className={classNames('email', className)} {...rest}>
      {name}
      <wbr />
      {host}
    </Bdi>
  );
}
