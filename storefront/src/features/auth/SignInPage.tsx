import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RegisterCard } from './RegisterCard.tsx';
import { SignInCard } from './SignInCard.tsx';
import { withNews, type SignInNews } from './sign-in-intent.ts';
import { href } from '../../entities/page/paths.ts';

/** Login page that switches to the registration and back in place, which preserves the return path. */
export function SignInPage() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [registers, setRegisters] = useState(false);

  const finish = async (news: SignInNews) => {
    await navigate(href('login'), { replace: true, state: withNews(state, news) });
    setRegisters(false);
  };
  return registers ? (
    <RegisterCard onSignIn={() => setRegisters(false)} onRegistered={finish} />
  ) : (
    <SignInCard onRegister={() => setRegisters(true)} />
  );
}
