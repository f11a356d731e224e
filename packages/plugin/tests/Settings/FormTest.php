<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Settings;

use Footbridge\Webhook\Answer;
use Footbridge\Webhook\HttpTransport;
use Footbridge\Settings\Form;
use Footbridge\Settings\Settings;
use Footbridge\Settings\Words;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** What may be typed, and what is read. */
final class FormTest extends TestCase {
	public function test_addresses_of_front_ends(): void {
		foreach ( array( 'https://www.example.com', 'http://localhost:3000', 'http://127.0.0.1:8099/', 'https://example.com/site', 'http://[::1]:3000' ) as $good ) {
			self::assertTrue( Form::is_address( $good ), $good );
		}
		foreach ( array( 'example.com', 'ftp://example.com', 'javascript:alert(1)', 'https://', 'https://user:pass@example.com', 'https://example.com/?a=b', 'https://example.com/#a', "https://example.com\n", 'http://example.com:65536', 'https://example.com/' . str_repeat( 'a', 500 ), 'https://.example.com' ) as $bad ) {
			self::assertFalse( Form::is_address( $bad ), $bad );
		}
	}

	public function test_secrets_are_long_and_have_no_spaces(): void {
		self::assertTrue( Form::is_secret( str_repeat( 'a1-', 11 ) ) );
		self::assertFalse( Form::is_secret( str_repeat( 'a', 31 ) ) );
		self::assertFalse( Form::is_secret( str_repeat( 'a ', 20 ) ) );
		self::assertFalse( Form::is_secret( str_repeat( 'ü', 20 ) ) );
		self::assertFalse( Form::is_secret( str_repeat( 'a', 501 ) ) );
	}

	/** @dataProvider answers */
	public function test_results_are_said_in_words( string $words, Answer $answer ): void {
		self::assertStringContainsString( $words, Words::answer( $answer ) );
	}

	public function answers(): array {
		return array(
			array( 'Reached, signature accepted.', new Answer( 202 ) ),
			array( 'had this webhook already', new Answer( 409 ) ),
			array( 'Not reached: Connection refused.', new Answer( 0, 'Connection refused.' ) ),
			array( 'the secrets differ', new Answer( 401 ) ),
			array( 'no Footbridge at this address', new Answer( 404 ) ),
			array( 'redirected to https://www.example.com/', new Answer( 308, 'https://www.example.com/' ) ),
			array( 'FOOTBRIDGE_SECRET', new Answer( 503 ) ),
			array( 'Something answered with 200, but no Footbridge', new Answer( 200, Answer::FOREIGN ) ),
			array( 'refused with 500: see its log', new Answer( 500 ) ),
		);
	}

	public function test_only_a_front_end_that_says_so_has_taken_a_webhook(): void {
		self::assertTrue( HttpTransport::read( 202, '', '{"accepted":true,"pages":3}', 5 )->is_accepted() );
		self::assertSame( 3, HttpTransport::read( 202, '', '{"accepted":true,"pages":3}', 5 )->pages );
		foreach ( array( '<html>', '', '{}', '[]', '"accepted"', '{"accepted":"yes"}' ) as $body ) {
			self::assertFalse( HttpTransport::read( 200, '', $body, 5 )->is_accepted(), $body );
		}
		self::assertTrue( HttpTransport::read( 409, '', '', 5 )->is_accepted() );
	}

	public function test_a_secret_that_is_too_short_is_none(): void {
		WordPress::$options['footbridge_settings'] = array( 'secret' => str_repeat( 'a', 31 ) );
		self::assertSame( '', Settings::secret() );
		WordPress::$options['footbridge_settings'] = array( 'secret' => str_repeat( 'a', 32 ) );
		self::assertSame( str_repeat( 'a', 32 ), Settings::secret() );
	}

	public function test_a_database_can_keep_whatever_comes_back(): void {
		$answer = Answer::decode( ( new Answer( 308, 'https://www.example.com/a b' ) )->encode() );
		self::assertSame( array( 308, 'https://www.example.com/a b' ), array( $answer->status, $answer->detail ) );
		foreach ( array( str_repeat( 'ö', 300 ), "https://example.com/\xff\xfe", 'https://example.com/😀' ) as $detail ) {
			$line = ( new Answer( 308, $detail ) )->encode();
			self::assertSame( 1, preg_match( '/^308 [^\x{10000}-\x{10ffff}]+$/uD', $line ), $detail );
			self::assertLessThanOrEqual( 200, mb_strlen( $line ) );
		}
	}
}
