import type { Change } from '../../ui/formats/formatChange.ts';
import { Aside } from './Aside.tsx';
import { aloneChange } from './growth/alikeParts.ts';

interface Props {
  /** Like for like. */
  change: Change | null;
  /** The same without idle hotels; null if it is not known. */
  withoutIdle: Change | null | undefined;
}

/** Says beside a change how it reads without idle hotels, whose sellers file $0 while the buyers file for them. */
export function WithoutIdle({ change, withoutIdle = null }: Props) {
  if (change === null || withoutIdle === null) return null;
  const words = aloneChange({ change: withoutIdle });
  if (words === aloneChange({ change })) return null;
  return <Aside id="idle-rooms">{`${words === '' ? 'no change' : words} without idle hotels`}</Aside>;
}
