<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Question;
use Footbridge\Signature;
use PHPUnit\Framework\TestCase;

/** Which requests are questions, and which of them are accepted. */
final class QuestionTest extends TestCase {
	private const SECRET = '0123456789abcdef0123456789abcdef';
	private const NOW    = 1700000000;

	/**
	 * A request as PHP sees it.
	 *
	 * @param array<string, mixed> $query  Its query.
	 * @param string               $method Its method.
	 */
	private static function question( string $uri, array $query, string $home_path = '', string $method = 'GET' ): ?Question {
		return Question::of_request(
			array(
				'REQUEST_METHOD'              => $method,
				'REQUEST_URI'                 => $uri,
				'HTTP_X_FOOTBRIDGE_TIMESTAMP' => '12',
				'HTTP_X_FOOTBRIDGE_SIGNATURE' => 'sha256=00',
			),
			$query,
			$home_path,
			'wp-json'
		);
	}

	private static function signed( string $path, int $at = self::NOW ): Question {
		return new Question( $path, (string) $at, Signature::sign( $path, (string) $at, self::SECRET ) );
	}

	public function test_it_is_asked_by_path_or_by_rest_route(): void {
		$query = array( 'path' => '/about/' );
		foreach ( array( '/wp-json/footbridge/v1/resolve?path=%2Fabout%2F', '/wp-json/footbridge/v1/resolve/', '/index.php/wp-json/footbridge/v1/resolve' ) as $uri ) {
			self::assertSame( '/about/', self::question( $uri, $query )->path ?? null, $uri );
		}
		self::assertNotNull( self::question( '/?rest_route=/footbridge/v1/resolve', $query + array( 'rest_route' => '/footbridge/v1/resolve' ) ) );
		self::assertNotNull( self::question( '/blog/wp-json/footbridge/v1/resolve', $query, '/blog' ) );
	}

	public function test_the_proof_comes_in_two_headers(): void {
		$question = self::question( '/wp-json/footbridge/v1/resolve', array() );
		self::assertNotNull( $question );
		self::assertSame( array( '', '12', 'sha256=00' ), array( $question->path, $question->timestamp, $question->signature ) );
	}

	/** @return array<string, array{ string, array<string, mixed>, 2?: string, 3?: string }> */
	public function others(): array {
		return array(
			'a page'                  => array( '/about/', array( 'path' => '/' ) ),
			'another route'           => array( '/wp-json/footbridge/v1/other', array() ),
			'a page that is named so' => array( '/x/wp-json/footbridge/v1/resolve', array() ),
			'another site\'s folder'  => array( '/wp-json/footbridge/v1/resolve', array(), '/blog' ),
			'a form'                  => array( '/wp-json/footbridge/v1/resolve', array(), '', 'POST' ),
			'another rest_route'      => array( '/wp-json/footbridge/v1/resolve', array( 'rest_route' => '/wp/v2/posts' ) ),
			'a list of routes'        => array( '/', array( 'rest_route' => array( '/footbridge/v1/resolve' ) ) ),
		);
	}

	/**
	 * @dataProvider others
	 * @param array<string, mixed> $query The request's query.
	 */
	public function test_nothing_else_is_a_question( string $uri, array $query, string $home_path = '', string $method = 'GET' ): void {
		self::assertNull( self::question( $uri, $query, $home_path, $method ) );
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
