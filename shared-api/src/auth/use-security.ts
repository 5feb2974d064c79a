import { securityApi } from './security-api.ts';
import type { NewPasskey } from '../wire/index.ts';

const {
  useGetSecurityQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useCancelFactorResetMutation,
  useRemoveFactorMutation,
  useRenewRecoveryCodesMutation,
  useListDevicesQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
} = securityApi;

/**
 * Props of the kit's SecurityPanel.
 * @param makePasskey lets the browser make a passkey
 */
export function useSecurity(makePasskey: (options: Record<string, unknown>) => Promise<NewPasskey['passkey']>) {
  const query = useGetSecurityQuery();
  const devices = useListDevicesQuery();
  const [beginTotp] = useBeginTotpMutation();
  const [confirmTotp] = useConfirmTotpMutation();
  const [beginPasskey] = useBeginPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [cancelReset] = useCancelFactorResetMutation();
  const [remove] = useRemoveFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [endDevice] = useEndDeviceMutation();
  const [endOthers] = useEndOtherDevicesMutation();
  return {
    query,
    devices,
    onBeginTotp: (name: string) => beginTotp(name).unwrap(),
    onConfirmTotp: async (id: number, code: string) => (await confirmTotp({ id, code }).unwrap()).data.recovery_codes,
    onAddPasskey: async (name: string) => {
      const { challenge_id, options } = await beginPasskey().unwrap();
      const passkey = await makePasskey(options);
      return (await addPasskey({ challenge_id, passkey, name }).unwrap()).data.recovery_codes;
    },
    onCancelReset: () => cancelReset().unwrap(),
    onRemove: (id: number) => remove(id).unwrap(),
    onRenewCodes: async () => (await renew().unwrap()).data.recovery_codes,
    onEndDevice: (id: number) => endDevice(id).unwrap(),
    onEndOthers: () => endOthers().unwrap(),
  };
}
