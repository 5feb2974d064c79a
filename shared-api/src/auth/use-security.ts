import { securityApi } from './security-api.ts';

const {
  useGetSecurityQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveFactorMutation,
  useRenewRecoveryCodesMutation,
} = securityApi;

/** Props of the kit's SecurityPanel. */
export function useSecurity() {
  const query = useGetSecurityQuery();
  const [begin] = useBeginTotpMutation();
  const [confirm] = useConfirmTotpMutation();
  const [remove] = useRemoveFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  return {
    query,
    onBeginTotp: (name: string) => begin(name).unwrap(),
    onConfirmTotp: async (id: number, code: string) => (await confirm({ id, code }).unwrap()).data.recovery_codes,
    onRemove: (id: number) => remove(id).unwrap(),
    onRenewCodes: async () => (await renew().unwrap()).data.recovery_codes,
  };
}
