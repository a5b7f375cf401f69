import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

test.each([
  ["AWS, DigitalOcean, Google, Hetzner, OpenStack, Azure", "169.254.169.254"],
  ["AWS, over IPv6", "fd00:ec2::254"],
  ["AWS, the tasks of a container", "169.254.170.2"],
  ["AWS, the pods of Kubernetes", "fd00:ec2::23"],
  ["Google, over IPv6", "fd20:ce::254"],
  ["Azure's host", "168.63.129.16"],
  ["Azure's host, mapped", "::ffff:168.63.129.16"],
  ["Azure's host, mapped in hexadecimals", "::ffff:a83f:8110"],
  ["Azure's host, through NAT64", "64:ff9b::a83f:8110"],
  ["Azure's host, through 6to4", "2002:a83f:8110::1"],
  ["Alibaba", "100.100.100.200"],
  ["Oracle", "192.0.0.192"],
  ["IBM's services", "161.26.0.10"],
  ["IBM's private endpoints", "166.9.48.16"],
  ["Tencent", "169.254.0.23"],
  ["Volcengine", "100.96.0.96"],
  ["Scaleway", "169.254.42.42"],
  ["Scaleway, over IPv6", "fd00:42::42"],
  ["OpenStack, over IPv6", "fe80::a9fe:a9fe"],
  ["Kubernetes, its own API", "10.96.0.1"],
  ["Docker's host", "172.17.0.1"],
  ["this machine", "127.0.0.1"],
  ["any of this machine's", "0.0.0.0"],
])("what answers inside a cloud is not public: %s", (_who, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "168.63.129.15", "161.25.255.255", "166.12.0.1", "2606:4700::1111", "2001:4860:4860::8888"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);
