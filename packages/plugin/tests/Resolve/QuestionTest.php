<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Question;
use Footbridge\Signature;
use PHPUnit\Framework\TestCase;

/** Which requests are accepted. */
final class QuestionTest extends TestCase {
	private const SECRET = '0123456789abcdef0123456789abcdef';
	private const NOW    = 1700000000;

	private static function signed( string $path, int $at = self::NOW ): Question {
		return new Question( $path, (string) $at, Signature::sign( $path, (string) $at, self::SECRET ) );
	}

	public function test_a_signed_path_is_answered_within_five_minutes(): void {
		self::assertNull( self::signed( '/about/?paged=2' )->refusal( self::SECRET, self::NOW + 300 ) );
		self::assertSame( 401, self::signed( '/about/' )->refusal( self::SECRET, self::NOW + 301 ) );
		self::assertSame( 401, self::signed( '/about/' )->refusal( self::SECRET, self::NOW - 301 ) );
	}

	public function test_a_wrong_signature_is_refused_before_the_path_is_looked_at(): void {
		$of_another = self::signed( '/about/' );
		self::assertSame( 401, ( new Question( '/other/', $of_another->timestamp, $of_another->signature ) )->refusal( self::SECRET, self::NOW ) );
		self::assertSame( 401, ( new Question( 'no path', '', array( 'sha256=' ) ) )->refusal( self::SECRET, self::NOW ) );
		self::assertSame( 401, self::signed( '/about/' )->refusal( str_repeat( 'x', 32 ), self::NOW ) );
	}

	public function test_without_a_secret_nobody_is_answered(): void {
		self::assertSame( 503, self::signed( '/about/' )->refusal( '', self::NOW ) );
	}

	public function test_what_no_request_line_can_carry_is_refused(): void {
		foreach ( array( '', 'about/', 'https://elsewhere.example/', "/a\nb/", "/a\0b/", "/about\n", '/' . str_repeat( 'a', 8000 ), '/?' . str_repeat( 'a&', 500 ) ) as $path ) {
			self::assertSame( 400, self::signed( $path )->refusal( self::SECRET, self::NOW ), substr( $path, 0, 20 ) );
		}
		foreach ( array( '/', '//elsewhere.example/', '/?s=a b', '/тест/', '/%00/', '/\\elsewhere.example' ) as $path ) {
			self::assertNull( self::signed( $path )->refusal( self::SECRET, self::NOW ), $path );
		}
	}

	public function test_lists_are_no_paths(): void {
		self::assertSame( '', ( new Question( array( '/about/' ), null, 5 ) )->path );
	}
}
