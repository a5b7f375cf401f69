export const termsEn = `# Terms of use

> This is the template that comes with the program. Whoever operates this installation should review it with legal advice and publish their own text before opening the service to the public.

These terms are between you and whoever operates this installation of Vitrine, at {address} ("we"). By creating an account, you confirm that you have read and accepted these terms and the [privacy notice](/privacy).

## The service

With Vitrine you create, publish and follow up pages on the internet, and keep the contacts (leads) that visitors send through them. What you can use depends on your plan, which is described on the plans screen before you choose it.

## Your account

- You must be 18 or older, or act for a company that can enter into contracts.
- Give true information and keep it up to date.
- Your password, codes and API keys are yours alone. You answer for what is done with them; tell us at once if you suspect misuse.
- We recommend turning on two-step verification.

## What is yours stays yours

Texts, pictures, pages and leads that you make or receive remain yours. You only allow us to store, copy, convert and show them as far as providing the service requires. You can export your data at any time.

You confirm that you have the right to use everything you publish: texts, brands, pictures, videos, fonts and other people's code.

## What is not allowed

- Deceiving people: scams, phishing, pages that pretend to be another company, false promises of results.
- Publishing content that is illegal, infringes other people's rights, exploits minors, or incites violence or discrimination.
- Spreading malicious software, or trying to obtain passwords, card data or access to other people's systems.
- Sending messages to people who did not ask for them, with contacts obtained through the service.
- Attacking, overloading or getting round the limits and protections of the service.

To report a page, write to {contact}.

## Your pages and your visitors' data

You decide what data you ask for on your pages, what you use it for and how long you keep it. Under data protection law, such as Brazil's LGPD, you are the controller of that data and we are the processor: we handle it on your instructions, which you give by using the service. It is up to you to have a legal basis, to inform your visitors and to answer their requests.

When you add pixels, scripts or integrations of third parties, it is you who decides to send data to them.

## Plans, payment and cancellation

- Price, period and limits are those shown before you choose a plan.
- A trial ends by itself on the date shown and is not charged.
- You can cancel at any time. The plan runs until the end of the period you have paid for.
- Consumers who buy over the internet in Brazil may withdraw within 7 days and get their money back, under article 49 of the Consumer Protection Code.
- Price changes are announced at least 30 days ahead and only apply to the next period.

## Availability and liability

We take care that the service stays up and that no lead received is lost, but no service on the internet is free of faults. Keep copies of what is essential to you.

As far as the law allows, we are not liable for profits you do not make, nor for damage caused by content you publish or by third-party services you integrate. Nothing here limits the rights that the law gives to consumers, or liability for intent or gross negligence.

## Suspension and termination

We may suspend a page or an account that breaks these terms or puts others at risk. Whenever possible we warn you first, say why and hear your side.

You can delete your account whenever you want, in the settings. Deletion has a waiting period, shown on the screen, during which it can be undone; after that, your data is erased as the privacy notice explains.

## Changes to these terms

We may update these terms. Important changes are announced by e-mail or in the dashboard at least 15 days ahead. If you do not agree, you can close your account before they apply. We keep which version each person accepted, and when.

## Governing law and contact

The laws of Brazil apply, without affecting the mandatory protection of the place where a consumer lives. Questions and complaints: {contact}.
`;
