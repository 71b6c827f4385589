import { Button } from 'antd';
import './Failure.css';

/** A part that could not be loaded: what failed, and a retry in place. */
export function Failure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="failure" role="alert">
      <p>{what} could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
