import { usePermissions } from '@balsam/shared-api';
import { ResetSecondStep, type SecondStepView } from '@balsam/shared-ui/console';
import { useResetAdminFactorsMutation } from './second-steps-api.ts';

/** Resets a person's second step, for those who manage the team of the platform. */
export function ResetByOwner({ person }: { person: SecondStepView & { id: number; name: string } }) {
  const may = usePermissions();
  const [reset] = useResetAdminFactorsMutation();
  if (!may('team.manage')) return null;
  return <ResetSecondStep person={person} onReset={() => reset(person.id).unwrap()} />;
}
