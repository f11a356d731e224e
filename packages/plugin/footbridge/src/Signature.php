<?php

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;

/**
 * Signs messages between the plugin and the front end: HMAC-SHA256 over "timestamp.body" with the shared secret. A message
 * that was caught on the way can't be sent again later.
 */
final class Signature {
	private const HEADER_TIMESTAMP = 'x-footbridge-timestamp';
	private const HEADER_SIGNATURE = 'x-footbridge-signature';
	private const TOLERANCE_S      = 300;

	/** @return array<string, string> The headers that go with a message. */
	public static function headers( string $body, string $secret, ?int $now = null ): array {
		$timestamp = (string) ( $now ?? time() );
		return array(
			self::HEADER_TIMESTAMP => $timestamp,
			self::HEADER_SIGNATURE => self::sign( $body, $timestamp, $secret ),
		);
	}

	/** Returns the signature of a message sent at a time in Unix seconds. */
	public static function sign( string $body, string $timestamp, string $secret ): string {
		return 'sha256=' . hash_hmac( 'sha256', $timestamp . '.' . $body, $secret );
	}

	/** Whether the current request's headers sign a message with the shared secret. */
	public static function is_in_request( string $body ): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		list( $timestamp, $signature ) = array( $_SERVER['HTTP_X_FOOTBRIDGE_TIMESTAMP'] ?? '', $_SERVER['HTTP_X_FOOTBRIDGE_SIGNATURE'] ?? '' );
		return is_string( $timestamp ) && is_string( $signature ) && self::verify( $body, $timestamp, $signature, Settings::secret() );
	}

	/** Whether a message was signed with the secret within the last (or next) five minutes. Without a secret none was. */
	public static function verify( string $body, string $timestamp, string $signature, string $secret, ?int $now = null ): bool {
		if ( '' === $secret || ! preg_match( '/^\d{1,12}$/D', $timestamp ) ) {
			return false;
		}
		if ( abs( ( $now ?? time() ) - (int) $timestamp ) > self::TOLERANCE_S ) {
			return false;
		}
		return hash_equals( self::sign( $body, $timestamp, $secret ), $signature );
	}
}
