<?php

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;

/** Requests what only WordPress may read of the front end, signed with the shared secret. */
final class FrontEnd {
	/** @return array{int, mixed} A response's status, 0 without one, and its JSON. */
	public static function get( string $path, int $timeout ): array {
		$response = wp_remote_get(
			Settings::front_end() . $path,
			array(
				'timeout'             => $timeout,
				'redirection'         => 0,
				'limit_response_size' => 262144,
				'headers'             => Signature::headers( "GET $path", Settings::secret() ),
				'user-agent'          => 'Footbridge',
			)
		);
		return is_wp_error( $response ) ? array( 0, null ) : array( (int) wp_remote_retrieve_response_code( $response ), json_decode( wp_remote_retrieve_body( $response ), true ) );
	}
}
