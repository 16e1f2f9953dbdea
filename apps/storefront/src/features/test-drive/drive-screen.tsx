import { DriveBody, type DriveBodyProps } from './drive-body';
import { DriveHead } from './drive-head';

/** A channel without a head of its own: that of its look, and its form. */
export function DriveScreen(props: DriveBodyProps) {
  return (
    <>
      <DriveHead settings={props.channel.settings} />
      <DriveBody {...props} />
    </>
  );
}
