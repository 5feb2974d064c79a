import { useLocation, useNavigate } from 'react-router-dom';
import { RegisterCard } from './RegisterCard.tsx';
import { withNews } from './sign-in-intent.ts';
import { href } from '../../entities/page/paths.ts';

/** Registration under its own address; continues with the login. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  return (
    <RegisterCard
      onSignIn={() => void navigate(href('login'), { state })}
      onRegistered={async (news) => navigate(href('login'), { state: withNews(state, news) })}
    />
  );
}
