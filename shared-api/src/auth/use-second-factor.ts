import { selectRole } from '../session/session-slice.ts';
import { useAppSelector } from '../store/hooks.ts';
import { useGetUserQuery } from './auth-api.ts';

/** Second factor that the team of this session still requires of the person. */
interface RequiredFactor {
  /** Time from which the console does not open without it; null if none is required, or the person has one. */
  due: string | null;
  /** True from then on. */
  isMissing: boolean;
}

const isOver = (due: string | null) => due !== null && Date.parse(due) <= Date.now();

export function useSecondFactor(): RequiredFactor {
  const isSignedIn = useAppSelector(selectRole) !== null;
  const { data: user } = useGetUserQuery(undefined, { skip: !isSignedIn });
  const due = user?.second_factor_due ?? null;
  return { due, isMissing: isOver(due) };
}
