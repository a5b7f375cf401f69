import { Monitor, Smartphone } from "lucide-react";

/** A computer or a phone, by what the browser says of itself. */
export function DeviceIcon({ device }: { device: string }) {
  const Icon = /Android|iOS|iPadOS|Windows Phone|Mobile/i.test(device) ? Smartphone : Monitor;
  return <Icon size={18} aria-hidden="true" />;
}
