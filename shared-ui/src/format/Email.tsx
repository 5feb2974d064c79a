import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Bdi } from './Bdi.tsx';

export interface EmailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  address: string;
}

/** An e-mail address. Where the line is too short for it, it goes on before the @. */
export function Email({ address, className, ...rest }: EmailProps) {
  const [name, ...host] = address.split(/(?=@)/);
  // The span keeps to the side of the text around it, whichever way the address itself runs.
  return (
    <span className={classNames('email', className)} {...rest}>
      <Bdi>
        {name}
        <wbr />
        {host}
      </Bdi>
    </span>
  );
}
