import { useState } from 'react';
import { RegisterCard } from './RegisterCard.tsx';
import { SignInCard } from './SignInCard.tsx';

/** The sign-in, which turns into the registration and back in place: nobody loses where they came from. */
export function SignInPage() {
  const [registers, setRegisters] = useState(false);
  return registers ? (
    <RegisterCard onSignIn={() => setRegisters(false)} />
  ) : (
    <SignInCard onRegister={() => setRegisters(true)} />
  );
}
