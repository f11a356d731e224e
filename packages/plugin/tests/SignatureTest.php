<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Signature;
use PHPUnit\Framework\TestCase;

/** The proof that plugin and front end share. */
final class SignatureTest extends TestCase {
	private const SECRET = 'a-secret-of-more-than-32-characters!';
	private const NOW    = 1700000000;

	public function test_the_signature_is_the_hmac_of_time_and_body(): void {
		$headers = Signature::headers( '{"id":"x"}', self::SECRET, self::NOW );
		self::assertSame( '1700000000', $headers['x-footbridge-timestamp'] );
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', '1700000000.{"id":"x"}', self::SECRET ), $headers['x-footbridge-signature'] );
	}

	/** @dataProvider messages */
	public function test_only_what_was_signed_so_is_accepted( bool $accepted, string $body, int $age, string $secret ): void {
		$timestamp = (string) ( self::NOW - $age );
		$signature = Signature::sign( '/about/', $timestamp, self::SECRET );
		self::assertSame( $accepted, Signature::verify( $body, $timestamp, $signature, $secret, self::NOW ) );
	}

	public function messages(): array {
		return array(
			'as signed'           => array( true, '/about/', 0, self::SECRET ),
			'five minutes old'    => array( true, '/about/', 300, self::SECRET ),
			'older'               => array( false, '/about/', 301, self::SECRET ),
			'from the future'     => array( false, '/about/', -301, self::SECRET ),
			'another body'        => array( false, '/about', 0, self::SECRET ),
			'another secret'      => array( false, '/about/', 0, strrev( self::SECRET ) ),
			'no secret'           => array( false, '/about/', 0, '' ),
		);
	}

	public function test_a_time_that_is_no_number_is_refused(): void {
		foreach ( array( '', '1e9', ' 1700000000', "1700000000\n", '-5' ) as $time ) {
			self::assertFalse( Signature::verify( 'x', $time, Signature::sign( 'x', $time, self::SECRET ), self::SECRET, self::NOW ), $time );
		}
	}
}
