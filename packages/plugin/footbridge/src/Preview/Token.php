<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Settings\Settings;

/**
 * A token that shows a post's preview to a reader without an account: `payload.signature`, base64url of JSON and its
 * HMAC-SHA256 with the shared secret.
 */
final class Token {
	public const LIVE_S = 600;

	private const MAX_BYTES = 1000;
	/** Begins the signed text. A webhook's begins with a number. */
	private const CONTEXT = 'preview.';

	public int $post;

	/** The user in whose name the post is shown. */
	public int $user;

	/** The front end's origin. */
	public string $origin;

	/** Unix seconds. */
	public int $expires;

	/** Id of the share link; '' for the live preview. */
	public string $share;

	public function __construct( int $post, int $user, string $origin, int $expires, string $share = '' ) {
		$this->post    = $post;
		$this->user    = $user;
		$this->origin  = $origin;
		$this->expires = $expires;
		$this->share   = $share;
	}

	/** Returns the token as text. */
	public function sign( string $secret ): string {
		$json = (string) wp_json_encode( get_object_vars( $this ), JSON_UNESCAPED_SLASHES );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- For a header and a URL.
		$payload = rtrim( strtr( base64_encode( $json ), '+/', '-_' ), '=' );
		return $payload . '.' . self::signature( $payload, $secret );
	}

	/** Returns a token that was signed with the secret for this front end and has not expired; else null. */
	public static function read( string $text, int $now ): ?self {
		$secret = Settings::secret();
		if ( '' === $secret || strlen( $text ) > self::MAX_BYTES || 1 !== preg_match( '/^([A-Za-z0-9_-]+)\.([0-9a-f]{64})$/D', $text, $found ) ) {
			return null;
		}
		if ( ! hash_equals( self::signature( $found[1], $secret ), $found[2] ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Signed JSON.
		$payload = json_decode( (string) base64_decode( strtr( $found[1], '-_', '+/' ), true ), true );
		$token   = is_array( $payload ) ? self::of( $payload ) : null;
		return null !== $token && $token->expires > $now && '' !== $token->origin && Settings::origin() === $token->origin ? $token : null;
	}

	/** @param array<mixed> $payload A payload: null if a value is missing or of another type. */
	private static function of( array $payload ): ?self {
		$post    = $payload['post'] ?? null;
		$user    = $payload['user'] ?? null;
		$origin  = $payload['origin'] ?? null;
		$expires = $payload['expires'] ?? null;
		$share   = $payload['share'] ?? null;
		if ( ! is_int( $post ) || ! is_int( $user ) || ! is_string( $origin ) || ! is_int( $expires ) || ! is_string( $share ) ) {
			return null;
		}
		return $post > 0 && $user > 0 && 1 === preg_match( '/^(?:[0-9a-f]{16})?$/D', $share ) ? new self( $post, $user, $origin, $expires, $share ) : null;
	}

	/** Returns a payload's signature. */
	private static function signature( string $payload, string $secret ): string {
		return hash_hmac( 'sha256', self::CONTEXT . $payload, $secret );
	}
}
