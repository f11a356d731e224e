<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Settings\Settings;
use Footbridge\Signature;

/** Sends webhooks over HTTP. POST /api/revalidate of the front end. */
class HttpTransport {
	public const PATH = '/api/revalidate';

	/** Request timeout in seconds. */
	private int $timeout;

	public function __construct( int $timeout = 3 ) {
		$this->timeout = $timeout;
	}

	/** Sends a raw body. Without a response, the answer has the reason. */
	public function send( string $body ): Answer {
		if ( ! Settings::complete() ) {
			return new Answer( 0, __( 'the address or the secret is missing', 'footbridge' ) );
		}
		$start    = microtime( true );
		$response = wp_remote_post(
			Settings::front_end() . self::PATH,
			array(
				'timeout'             => $this->timeout,
				// A redirected POST arrives as a GET, so a redirect is reported as a wrong address.
				'redirection'         => 0,
				'limit_response_size' => 65536,
				'headers'             => array( 'content-type' => 'application/json' ) + Signature::headers( $body, Settings::secret() ),
				'body'                => $body,
				'user-agent'          => 'Footbridge',
			)
		);
		$took     = (int) round( 1000 * ( microtime( true ) - $start ) );
		if ( is_wp_error( $response ) ) {
			return new Answer( 0, $response->get_error_message(), null, $took );
		}
		$location = wp_remote_retrieve_header( $response, 'location' );
		return self::read( (int) wp_remote_retrieve_response_code( $response ), is_string( $location ) ? $location : '', wp_remote_retrieve_body( $response ), $took );
	}

	/** Returns the Answer of an HTTP response. */
	public static function read( int $status, string $location, string $body, int $took ): Answer {
		$answer = json_decode( $body, true );
		$answer = is_array( $answer ) ? $answer : array();
		if ( $status >= 200 && $status < 300 && true !== ( $answer['accepted'] ?? null ) ) {
			return new Answer( $status, Answer::FOREIGN, null, $took );
		}
		$pages = $answer['pages'] ?? null;
		return new Answer( $status, $location, is_int( $pages ) ? max( 0, $pages ) : null, $took );
	}
}
