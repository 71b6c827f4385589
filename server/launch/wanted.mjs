/**
 * Reads from the environment how to build. An image only runs the product, and has the demonstration of payment only on
 * request.
 */
export function wantedBuild({ BUILD_FOR, DEMO_BILLING } = process.env) {
  const forImage = BUILD_FOR === 'image';
  return { forImage, hasDemonstration: !forImage || DEMO_BILLING === 'on' };
}
