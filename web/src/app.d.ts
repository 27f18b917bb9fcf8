declare module 'virtual:texts/*' {
  import type { FluentResource } from '@fluent/bundle';
  const messages: FluentResource['body'];
  export default messages;
}
