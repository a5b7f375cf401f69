export const privacyEn = `# Privacy notice

> This is the template that comes with the program. Whoever operates this installation should review it, add the company's name, its address and its data protection officer, and publish their own text.

This notice explains, in plain language, what happens to personal data at {address}. It follows Brazil's General Data Protection Law (Law 13,709/2018, LGPD).

## Who is responsible

Whoever operates this installation of Vitrine is responsible for the data of your account (the controller). You reach them, and their data protection officer, through {contact}.

Data that visitors send on customers' pages belongs to their relation with each customer: the customer is the controller, and whoever operates this installation is the processor, who follows the customer's instructions. If you sent data through a page, turn first to whoever published it.

## What data we use, and what for

- **Registration:** name, e-mail, phone, username, picture and language. To create and keep your account and to contact you about it. Legal basis: performance of the contract.
- **Access and security:** password (kept only in an irreversible form), verification codes and keys, sessions, trusted devices, IP address, browser and times. To know that it is you, to protect the account and to investigate abuse. Legal basis: legitimate interest in security, and legal duties.
- **Plan and payment:** plan, dates and billing data. To charge for what was bought and to meet tax duties. Legal basis: performance of the contract and legal duty. Full card numbers are not kept here.
- **Your content:** pages, pictures, texts and settings. To provide the service.
- **Acceptance:** which version of the terms and of this notice you accepted, when, and from which IP address. To be able to prove it.

We do not sell personal data and do not advertise with it.

## The check against robots

When you log in, sign up or recover your password, your browser solves a small calculation that makes automated attacks expensive. It is our own, does not identify you and sends nothing to third parties. If this installation uses reCAPTCHA instead, Google receives technical data of your browser on those screens.

## Cookies and storage in the browser

The dashboard uses only what it needs: a cookie that keeps you logged in, one that recognises a device you trust (if you ask for it), and preferences such as language and theme. There are no advertising cookies in the dashboard. Customers' pages follow what each customer has set up.

## Who we share it with

- With companies that make the service work, such as hosting and e-mail delivery, only as far as needed and under contract.
- With Google, if you choose to log in with your Google account.
- With authorities, when the law or a court order requires it.

Where one of these services is outside Brazil, the transfer follows the LGPD's rules on international transfers.

## How long we keep it

- Account data and content: as long as the account exists. After its deletion and the waiting period shown on the screen, they are erased; backups are renewed after that.
- Access logs: at least six months, as Brazil's Internet Act (Marco Civil, article 15) requires, and no longer than security needs.
- Tax and billing data: for the periods set by law.
- Proofs of the check against robots: minutes.

## Your rights

At any time and free of charge you can: confirm whether we use your data, access it, correct it, take it to another service, ask for it to be erased, anonymised or blocked, know with whom it was shared, object to a use, and withdraw consent.

Much of this is in your account: editing your data, exporting everything and deleting the account. For the rest, write to {contact}; we answer within 15 days. You can also complain to Brazil's data protection authority (ANPD) or to that of the place where you live.

## Security

Passwords are kept with a function made for that, secrets are encrypted, connections use HTTPS where the service's address is secure, and your account can have two-step verification. If there is an incident with a relevant risk, we tell you and the authority.

## Children

The service is for people of 18 and over. If we learn that a child has created an account, we erase it.

## Changes to this notice

The version and the date stand at the top of this page. We tell you in the dashboard or by e-mail before important changes.
`;
