<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\Token;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** Tokens: what is signed, and what is refused. */
final class TokenTest extends TestCase {
	private const SECRET  = '0123456789abcdef0123456789abcdef';
	private const EXPIRES = 1790000000;
	private const NOW     = 1789999999;

	protected function setUp(): void {
		WordPress::$options['footbridge_settings'] = array( 'secret' => self::SECRET, 'front_end' => 'https://Site.example:443/shop/' );
	}

	/** Signs a text as the plugin does. */
	private static function signed( string $json, string $context = 'preview.' ): string {
		$payload = rtrim( strtr( base64_encode( $json ), '+/', '-_' ), '=' );
		return $payload . '.' . hash_hmac( 'sha256', $context . $payload, self::SECRET );
	}

	public function test_a_token_is_its_payload_and_an_hmac(): void {
		$text = ( new Token( 12, 3, 'https://site.example', self::EXPIRES ) )->sign( self::SECRET );
		self::assertSame( self::signed( '{"post":12,"user":3,"origin":"https://site.example","expires":1790000000,"share":""}' ), $text );
	}

	public function test_a_token_is_read_until_it_expires(): void {
		$text  = ( new Token( 12, 3, 'https://site.example', self::EXPIRES, '0123456789abcdef' ) )->sign( self::SECRET );
		$token = Token::read( $text, self::NOW );
		self::assertSame( array( 12, 3, '0123456789abcdef' ), array( $token->post, $token->user, $token->share ) );
		self::assertNull( Token::read( $text, self::EXPIRES ) );
	}

	/** @dataProvider refused */
	public function test_another_text_is_refused( string $text ): void {
		self::assertNull( Token::read( $text, self::NOW ) );
	}

	public function refused(): array {
		$good  = array( 'post' => 12, 'user' => 3, 'origin' => 'https://site.example', 'expires' => self::EXPIRES, 'share' => '' );
		$cases = array(
			'empty'                       => '',
			'no JSON'                     => self::signed( 'x' ),
			'a list'                      => self::signed( '[12,3]' ),
			'a webhook\'s signature'      => self::signed( (string) json_encode( $good ), '1790000000.' ),
			'an upper-case signature'     => strtoupper( self::signed( (string) json_encode( $good ) ) ),
			'a line break at the end'     => self::signed( (string) json_encode( $good ) ) . "\n",
			'a payload of a huge length'  => self::signed( (string) json_encode( $good + array( 'more' => str_repeat( 'x', 1000 ) ) ) ),
		);
		$other = array( 'post' => array( '12', 0, -1, 12.5, null ), 'user' => array( '3', 0, true ), 'origin' => array( 'https://evil.example', 'https://site.example/', '', 1 ), 'expires' => array( '1790000000', 1790000000.5, null ), 'share' => array( null, 0, 'x', "0123456789abcde\n", '0123456789ABCDEF' ) );
		foreach ( $other as $name => $values ) {
			foreach ( $values as $value ) {
				$cases[ "$name: " . json_encode( $value ) ] = self::signed( (string) json_encode( array( $name => $value ) + $good ) );
			}
			$cases[ "no $name" ] = self::signed( (string) json_encode( array_diff_key( $good, array( $name => 0 ) ) ) );
		}
		return array_map( static fn( string $text ): array => array( $text ), $cases );
	}

	public function test_without_a_secret_no_token_is_valid(): void {
		WordPress::$options['footbridge_settings']['secret'] = '';

		$payload = 'e30';
		self::assertNull( Token::read( $payload . '.' . hash_hmac( 'sha256', 'preview.' . $payload, '' ), self::NOW ) );
	}

	public function test_without_an_address_no_token_is_valid(): void {
		WordPress::$options['footbridge_settings']['front_end'] = '';
		self::assertNull( Token::read( ( new Token( 12, 3, '', self::EXPIRES ) )->sign( self::SECRET ), self::NOW ) );
	}
}
